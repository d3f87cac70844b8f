export { SearchPage } from './ui/SearchPage.tsx';
