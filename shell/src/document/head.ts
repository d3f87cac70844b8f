/** The script at the end of the head of every document: its parts in the order in which they run (docs/start.md). */
import './beforePaint.ts';
import './start.ts';
