/** The script in the head of every document: its parts in the order in which they run (docs/start.md). */
import './language.ts';
import './startWatch.ts';
import './theme.ts';
import './press.ts';
import './start.ts';
