import { defineRemote } from '../shared/vite/defineRemote.ts';

export default defineRemote('catalog');
