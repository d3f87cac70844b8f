import { testContract } from '../shared/testing/contract/testContract.ts';

testContract('feed', { paths: ['/feed'] });
