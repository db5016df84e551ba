import { useCallback, useEffect, useState } from 'react';
import {
  type GridFilter,
  noGridFilter,
  readGridFilter,
  writeGridFilter,
} from '@/components/views/debug/model/filter';
import { writeHistory } from './write-history';

/** The grid's filter, kept in the address so that a reload and a link find it again. */
export function useGridFilter(): readonly [GridFilter, (filter: GridFilter) => void] {
  const [filter, setFilter] = useState(noGridFilter);
  useEffect(() => {
    const read = () => setFilter(readGridFilter(location.search));
    read();
    addEventListener('popstate', read);
    return () => removeEventListener('popstate', read);
  }, []);
  const change = useCallback((next: GridFilter) => {
    setFilter(next);
    writeHistory('replaceState', `${location.pathname}${writeGridFilter(next)}`);
  }, []);
  return [filter, change];
}
