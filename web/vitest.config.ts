import { defineConfig } from 'vitest/config';
import { signs } from './dev/signs.ts';

export default defineConfig({
  plugins: [signs()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: { include: ['test/**/*.test.{ts,tsx}'], environment: 'happy-dom' },
});
