import '../reset.css';
import '../tokens.css';
import '../fonts.css';
import { MemoryRouter } from '@bazaar/shared/router';
import { createRoot } from 'react-dom/client';
import { addLateFonts } from '../fonts/lateFonts.ts';
import { Gallery } from './Gallery.tsx';

addLateFonts();
createRoot(document.getElementById('root')!).render(
  <MemoryRouter>
    <Gallery />
  </MemoryRouter>,
);
