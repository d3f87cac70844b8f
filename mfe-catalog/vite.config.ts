import { defineRemote } from '../shared/tools/build/defineRemote.ts';

export default defineRemote('catalog');
