import { mountAlone } from '@bazaar/shared/alone';
import { routes } from './routes.tsx';

mountAlone(routes);
