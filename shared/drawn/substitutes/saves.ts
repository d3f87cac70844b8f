/**
 * In the place of what saves lessons in the build of a drawn screen: a button of the same size that knows of no save, and no
 * marks in lists. React adds what is saved; that moves nothing.
 */
import type { List } from '@bazaar/shared/query';
import { createElement } from 'react';
import { saveLabel as texts } from '../../series/texts.ts';
import { canSave } from '../../saved/files.ts';
import { type Saveable, unreadOf } from '../../series/save/saveStatus.ts';
import { Button } from '../../ui/Button.tsx';
import { SaveIcon } from '../../ui/icons.tsx';

interface SaveButtonProps {
  what: Saveable;
  lessons: readonly unknown[];
  lists?: readonly List<unknown>[];
}

export function SaveButton({ what, lessons, lists = [] }: SaveButtonProps) {
  const isUnknown = lessons.length === 0;
  if (!canSave() || (isUnknown && !unreadOf(lists))) return null;
  const props = { kind: 'line', 'aria-disabled': isUnknown || undefined } as const;
  return createElement(Button, props, createElement(SaveIcon, { size: 20 }), texts.save(what));
}

export const useDownloadedLessons = () => [];
