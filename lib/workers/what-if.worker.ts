import { expose } from 'comlink';
import { createWhatIf } from './what-if/what-if';

// Beside the document worker, so that trying hundreds of variants never holds up a key stroke.
expose(createWhatIf());
