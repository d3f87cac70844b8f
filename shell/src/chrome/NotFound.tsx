import { messages } from '../messages.ts';
import { RouteError } from './RouteError.tsx';

export const NotFound = () => <RouteError text={messages.notFound} canReload={false} />;
