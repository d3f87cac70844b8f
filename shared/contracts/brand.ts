/** The name of the product. The spec gives none; a build may set its own (`VITE_BRAND_NAME`). */
export const BRAND_NAME: string = import.meta.env?.VITE_BRAND_NAME || 'Bazaar School';
