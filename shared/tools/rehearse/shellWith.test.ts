import { expect, test } from 'vitest';
import { withRange } from './shellWith.ts';

test('a package.json asks for the version wherever it names the packages, and for nothing else', () => {
  const content = {
    name: 'school',
    dependencies: { react: '19.3.1', virtua: '0.54.2' },
    devDependencies: { 'react-dom': '19.3.1', '@types/react': '19.3.0' },
    overrides: { react: '19.3.1', vite: '8.3.8' },
  };
  expect(JSON.parse(withRange(JSON.stringify(content), ['react', 'react-dom'], '20.0.0'))).toEqual({
    name: 'school',
    dependencies: { react: '20.0.0', virtua: '0.54.2' },
    devDependencies: { 'react-dom': '20.0.0', '@types/react': '19.3.0' },
    overrides: { react: '20.0.0', vite: '8.3.8' },
  });
});
