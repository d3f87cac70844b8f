import { testContract } from '../shared/testing/contract/testContract.ts';

testContract('catalog', { paths: ['/level/categories', '/business'] });
