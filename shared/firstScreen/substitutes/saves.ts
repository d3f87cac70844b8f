/**
 * In the place of what saves lessons in the build of a first screen: a button of the same size that says nothing of a save, and
 * no marks in lists. React adds both; neither moves anything.
 */
import { createElement } from 'react';
import { canSave } from '../../player/save/canSave.ts';
import { saveLabel, type Saveable } from '../../player/save/saveLabel.ts';
import { unreadOf } from '../../player/save/ui/unreadOf.ts';
import { Button } from '../../ui/Button.tsx';
import { SaveIcon } from '../../ui/icons.tsx';

interface SaveButtonProps {
  what: Saveable;
  lessons: readonly unknown[];
  lists?: Parameters<typeof unreadOf>[0];
}

export function SaveButton({ what, lessons, lists = [] }: SaveButtonProps) {
  if (!canSave() || (lessons.length === 0 && !unreadOf(lists))) return null;
  return createElement(Button, { kind: 'line', children: [createElement(SaveIcon, { size: 20 }), saveLabel(what)] });
}

export const useSavedLessons = () => [];
