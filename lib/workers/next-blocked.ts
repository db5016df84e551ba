import type { Evaluation } from '@/lib/evaluate';
import { valueAt } from '@/lib/json';

/**
 * Why no next interceptor of the chain would be asked after this response, as a sentence; null where one would. Only an
 * accepted response that neither denies nor stops hands anything on.
 */
export function nextBlocked(evaluation: Evaluation): string | null {
  switch (evaluation.outcome) {
    case 'invalid-request':
      return 'The request is not legal, so nothing was decided that could be handed on.';
    case 'rejected':
      return 'The response was rejected: whether the chain goes on is up to the host’s failure policy, which this page does not play.';
    case 'accepted':
      if (valueAt(evaluation.state, '/permission') === 'deny')
        return 'A deny ends the chain: no further interceptor is asked.';
      if (valueAt(evaluation.state, '/flow') === 'stop')
        return 'A stop ends the chain: no further interceptor is asked.';
      return null;
  }
}
