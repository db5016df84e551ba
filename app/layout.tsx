import type { Metadata, Viewport } from 'next';
import localFont from 'next/font/local';
import type { ReactNode } from 'react';
import './globals.css';
import { themeScript } from './theme-script';

const sans = localFont({
  src: './fonts/atkinson-hyperlegible-next.woff2',
  weight: '200 800',
  display: 'swap',
  variable: '--font-next',
  adjustFontFallback: 'Arial',
});

const mono = localFont({
  src: './fonts/atkinson-hyperlegible-mono.woff2',
  weight: '200 800',
  display: 'swap',
  variable: '--font-next-mono',
  adjustFontFallback: false,
});

export const metadata: Metadata = {
  title: 'AHP Scenario Explorer',
  description:
    'Step through Agent Hooks Protocol scenarios effect by effect, edit a response and see what becomes of it. Nothing leaves the browser.',
};

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#f3f4f6' },
    { media: '(prefers-color-scheme: dark)', color: '#101216' },
  ],
};

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" suppressHydrationWarning className={`${sans.variable} ${mono.variable}`}>
      <head>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant text; its hash stands in the policy */}
        <script dangerouslySetInnerHTML={{ __html: themeScript }} />
      </head>
      <body>{children}</body>
    </html>
  );
}
