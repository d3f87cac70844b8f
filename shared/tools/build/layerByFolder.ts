import { sep } from 'node:path';
import postcss, { type AcceptedPlugin } from 'postcss';

const ORDER = 'reset, tokens, ui, page';

/** The cascade layer of a sheet, by where it lies: a remote's rule beats the kit's whatever order the sheets arrive in. */
function layerOf(file: string): 'reset' | 'tokens' | 'ui' | 'page' | undefined {
  const path = file.split(sep).join('/');
  if (path.includes('/node_modules/')) return undefined;
  if (path.endsWith('/shared/ui/reset.css')) return 'reset';
  if (path.endsWith('/shared/ui/tokens.css')) return 'tokens';
  if (path.endsWith('/shared/ui/fonts.css')) return undefined; // @font-face knows no layers
  return path.includes('/shared/') ? 'ui' : 'page';
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
