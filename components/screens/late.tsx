'use client';

import dynamic from 'next/dynamic';

/** Parts that most visits never show: fetched when they are. */
export const GuessForm = dynamic(() => import('./guess-form').then((file) => file.GuessForm), { ssr: false });
export const MissingRow = dynamic(() => import('./missing-row').then((file) => file.MissingRow), {
  ssr: false,
});
export const ConflictBar = dynamic(() => import('./conflict-bar').then((file) => file.ConflictBar), {
  ssr: false,
});
export const ExplorerContext = dynamic(
  () => import('./explorer-context').then((file) => file.ExplorerContext),
  { ssr: false },
);
export const ExplorerAfter = dynamic(() => import('./explorer-after').then((file) => file.ExplorerAfter), {
  ssr: false,
});
const observed = () => import('./explorer-observed');
export const ExplorerObserved = dynamic(() => observed().then((file) => file.ExplorerObserved), {
  ssr: false,
});
export const ObservedRow = dynamic(() => observed().then((file) => file.ObservedRow), { ssr: false });
export const AsideBar = dynamic(() => import('./aside-bar').then((file) => file.AsideBar), { ssr: false });
