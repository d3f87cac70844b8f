/** Lucide's icons, one file each: what an icon is drawn of, without any code. */
declare module 'lucide/dist/esm/icons/*.mjs' {
  const shapes: readonly (readonly [
    tag: 'path' | 'circle' | 'rect' | 'line' | 'polyline' | 'polygon' | 'ellipse',
    attributes: Record<string, string>,
  ])[];
  export default shapes;
}
