import { expose } from 'comlink';
import { createReports } from './reports/reports';

// The worker of the debug page: reports are read, judged and diagnosed here, and stay here.
expose(createReports());
