import { testContract } from '../shared/testing/contract/testContract.ts';

testContract('playlists', { paths: ['/creators'] });
