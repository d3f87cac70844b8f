/** Marks a page whose visitor has begun a lesson on this device: index.html then leaves the landing page's first line to what draws the page. */
import { PROGRESS_KEY, type HtmlMarks } from '@bazaar/shared/contracts/documentProtocol';
import { readStored } from '@bazaar/shared/device/webStorage';
import { lastBegun } from '@bazaar/shared/progress/lastBegun';

if (lastBegun(readStored(PROGRESS_KEY, false))) (document.documentElement.dataset as HtmlMarks).begun = '';
