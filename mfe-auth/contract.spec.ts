import { testContract } from '../shared/testing/contract/testContract.ts';

testContract('auth', { paths: ['/login'] });
