/**
 * A remote in the form that `npm create module-federation` 2.8.2 gives to a provider for Rsbuild: its files, their options and packages; the code
 * is our own. The generator itself asks its questions on a terminal, and not every mirror of the registry has it.
 */
export const GENERATED: Readonly<Record<string, string>> = {
  'package.json': `{
  "name": "quiz",
  "private": true,
  "version": "1.0.0",
  "scripts": {
    "build": "rsbuild build"
  },
  "dependencies": {
    "react": "19.3.1",
    "react-dom": "19.3.1"
  },
  "devDependencies": {
    "@module-federation/rsbuild-plugin": "2.9.2",
    "@rsbuild/core": "2.1.4",
    "@rsbuild/plugin-react": "2.1.0",
    "typescript": "5.9.3"
  }
}
`,
  'module-federation.config.ts': `import { createModuleFederationConfig } from '@module-federation/rsbuild-plugin';

export default createModuleFederationConfig({
  name: 'quiz',
  exposes: {
    '.': './src/components/ProviderComponent.tsx',
  },
  shared: {
    react: { singleton: true },
    'react-dom': { singleton: true },
  },
});
`,
  'rsbuild.config.ts': `import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { defineConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import federationConfig from './module-federation.config';

export default defineConfig({
  plugins: [pluginReact(), pluginModuleFederation(federationConfig)],
  server: {
    port: 3001,
  },
});
`,
  'tsconfig.json': `{
  "compilerOptions": {
    "target": "ES2020",
    "lib": ["DOM", "ES2020"],
    "module": "ESNext",
    "moduleResolution": "Bundler",
    "jsx": "react-jsx",
    "strict": true,
    "skipLibCheck": true,
    "noEmit": true
  },
  "include": ["src"]
}
`,
  'src/index.tsx': `import('./bootstrap');
`,
  'src/bootstrap.tsx': `import { createRoot } from 'react-dom/client';
import Provider from './components/ProviderComponent';

createRoot(document.getElementById('root')!).render(<Provider />);
`,
  'src/components/ProviderComponent.tsx': `import { useState } from 'react';
import './ProviderComponent.css';

const Provider = () => {
  const [isAnswered, setIsAnswered] = useState(false);
  return (
    <section className="quiz" onClick={() => setIsAnswered(true)}>
      <h1>{isAnswered ? 'Right' : 'Quiz'}</h1>
    </section>
  );
};

export default Provider;
`,
  'src/components/ProviderComponent.css': `.quiz {
  padding: 1rem;
}
`,
};

/** All that makes it a remote of a site of the kit: lines that are changed, by what they were, and lines that are added behind one. */
export const CHANGES: Readonly<Record<string, readonly (readonly [was: string, is: string])[]>> = {
  'module-federation.config.ts': [
    ["  name: 'quiz',", "  name: 'quiz',\n  library: { type: 'module' },\n  experiments: { externalRuntime: true },"],
    ["    '.': './src", "    './routes': './src"],
    ['    react: { singleton: true },', '    react: { singleton: true, import: false },'],
    ["    'react-dom': { singleton: true },", "    'react/jsx-runtime': { singleton: true, import: false },"],
  ],
  'rsbuild.config.ts': [
    ['  server: {', "  output: { module: true, assetPrefix: 'auto' },\n  tools: { htmlPlugin: false },\n  server: {"],
  ],
  'src/components/ProviderComponent.tsx': [
    ['export default Provider;', 'export default Provider;\nexport { Provider as Page };'],
  ],
  'src/components/ProviderComponent.css': [['.quiz {', ':root { --css-of-quiz: 1; }\n.quiz {']],
};
