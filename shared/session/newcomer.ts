import { create } from 'zustand';

/** True on the page that a newcomer has opened by a link, until they go on from it. Only the shell writes it. */
export const useNewcomer = create<{ isNewcomer: boolean }>(() => ({ isNewcomer: false }));
