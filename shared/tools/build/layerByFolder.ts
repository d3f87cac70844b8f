import { relative, sep } from 'node:path';
import postcss, { type AcceptedPlugin } from 'postcss';
import { ROOT } from './folders.ts';

const ORDER = 'reset, tokens, ui, page';

/** The cascade layer of a sheet, by where it lies: a remote's rule beats the kit's whatever order the sheets arrive in. */
function layerOf(file: string): 'reset' | 'tokens' | 'ui' | 'page' | undefined {
  const path = relative(ROOT, file).split(sep).join('/'); // wherever the checkout lies
  if (path.split('/').includes('node_modules')) return undefined;
  if (path === 'shared/ui/reset.css') return 'reset';
  if (path === 'shared/ui/tokens.css') return 'tokens';
  if (path === 'shared/ui/fonts.css') return undefined; // @font-face knows no layers
  return path.startsWith('shared/') ? 'ui' : 'page';
}

/** PostCSS plugin: puts each sheet into its layer and declares the order of the layers first. */
export function layerByFolder(): AcceptedPlugin {
  return {
    postcssPlugin: 'layer-by-folder',
    Once(root) {
      const layer = layerOf(root.source?.input.file ?? '');
      if (!layer) return;
      const rules = root.nodes.filter((node) => !(node.type === 'atrule' && node.name === 'import'));
      const wrapped = postcss.atRule({ name: 'layer', params: layer, nodes: rules.map((rule) => rule.clone()) });
      for (const rule of rules) rule.remove();
      root.append(postcss.atRule({ name: 'layer', params: ORDER }), wrapped);
    },
  };
}
