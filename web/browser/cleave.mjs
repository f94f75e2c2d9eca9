import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

const ROOT = new URL('../../', import.meta.url).pathname;

/**
 * The command as Maven has just packaged it, if it says where; else the launcher, which builds what has changed.
 * The default `java` may be too old for it: browser.sh says in JAVA_HOME which one is not.
 */
function command() {
  const built = process.env.CLEAVE_BUILT;
  if (!built) return [join(ROOT, 'cleave')];
  const jars = folder => readdirSync(folder).flatMap(name => (name.endsWith('.jar') ? [join(folder, name)] : []));
  const classpath = [...jars(built), ...jars(join(built, 'lib'))].join(delimiter);
  const { JAVA_HOME: jdk } = process.env;
  if (!jdk) throw new Error('JAVA_HOME does not say where JDK 25 is: start these tests with sh web/browser.sh.');
  return [
    join(jdk, 'bin', 'java'),
    '-Xlog:disable',
    '--enable-native-access=ALL-UNNAMED',
    `-Dcleave.home=${ROOT}`,
    '-cp',
    classpath,
    'dev.cleave.cli.Main',
  ];
}

/** A real `cleave serve` with tables of its own, on a port of its own. */
export async function serve(more = [], env = {}) {
  const kept = mkdtempSync(join(tmpdir(), 'cleave-browser-'));
  const [program, ...first] = command();
  const served = spawn(program, [...first, 'serve', '--db', join(kept, 'tables.db'), '--port', '0', ...more], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  // Nothing is left behind, however these tests end.
  const end = () => served.kill();
  process.once('exit', end);
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
  let said = '';
  const base = await new Promise((found, failed) => {
    const hear = text => {
      said += text;
      const address = /http:\/\/\S+?(?=\/\s)/.exec(said)?.[0];
      if (address) found(address);
    };
    served.stdout.on('data', hear);
    served.stderr.on('data', hear);
    served.on('error', failed);
    served.on('exit', code => failed(new Error(`cleave serve ended with ${code}: ${said}`)));
  });
  return {
    base,
    async close() {
      const gone = new Promise(done => served.on('exit', done));
      end();
      await gone;
      process.off('exit', end);
      rmSync(kept, { recursive: true, force: true });
    },
  };
}
