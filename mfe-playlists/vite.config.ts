import { defineRemote } from '@bazaar/shared/vite/defineRemote';

export default defineRemote('playlists');
