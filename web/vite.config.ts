import { defineConfig, type Plugin, runnerImport, type UserConfig } from 'vite';
import { signs } from './dev/signs.ts';

export default defineConfig(
  async ({ command, isPreview }): Promise<UserConfig> => ({
    // The fake server is for developing and testing; a build never sees it.
    plugins: [signs(), ...(command === 'serve' || isPreview ? [await fakeServer()] : [])],
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
    build: {
      target: 'es2022',
      // A data: address would need an exception in the content policy.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
    },
  }),
);

async function fakeServer(): Promise<Plugin> {
  const { module } = await runnerImport<typeof import('./dev/fake')>('./dev/fake.ts');
  return module.fake();
}
