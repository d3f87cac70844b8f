import { testContract } from '../shared/testing/contract/testContract.ts';

testContract('reels', { paths: ['/reel'] });
