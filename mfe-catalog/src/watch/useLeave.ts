import { useLocation, useNavigate } from '@bazaar/shared/router';

/** How many choices inside this page lie behind an entry of the history. */
interface Steps {
  steps: number;
}

const stepsOf = (state: unknown): number => {
  const { steps } = (state ?? {}) as Partial<Steps>;
  return typeof steps === 'number' && steps > 0 ? steps : 0;
};

/**
 * Choices of a page or a video are steps of the history of their own; Back and Escape leave them all behind at once.
 * `sameStep` and `nextStep` are the state for an address that replaces this one, or follows it.
 */
export function useLeave(parent: string): { leave(): void; sameStep: Steps; nextStep: Steps } {
  const navigate = useNavigate();
  const steps = stepsOf(useLocation().state);
  const leave = () => {
    const place = (history.state as { idx?: number } | null)?.idx ?? 0;
    if (place > steps) void navigate(-(steps + 1));
    else void navigate(parent, { replace: true });
  };
  return { leave, sameStep: { steps }, nextStep: { steps: steps + 1 } };
}
