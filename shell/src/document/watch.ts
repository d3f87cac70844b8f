/**
 * The first script of every document, ahead of its data: of a document that comes cut short, this much still says that the school
 * could not start, and how to go on (docs/start.md).
 */
import './chooseLanguage.ts';
import './markLearner.ts';
import './startWatch.ts';
