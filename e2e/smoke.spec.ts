import { expect, test } from './support/page';

test('the page opens under its policy, with nothing wrong behind it', async ({ page }) => {
  const response = await page.goto('/');
  expect(response?.status()).toBe(200);
  expect(response?.headers()['content-security-policy']).toContain("default-src 'none'");
  await expect(page).toHaveTitle(/AHP Scenario Explorer/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('an address that does not exist says so under the same policy', async ({ page, faults }) => {
  faults.expect(/console error: Failed to load resource: .*404/);
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(page.getByText('404')).toBeVisible();
});

test('an inline script that the build did not write does not run', async ({ page, faults }) => {
  faults.expect(/policy violation: script-src-elem inline/);
  faults.expect(/console error: .*Content Security Policy/);
  await page.goto('/');
  const ran = await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.documentElement.dataset.ran = "yes"';
    document.head.append(script);
    return document.documentElement.dataset.ran;
  });
  expect(ran).toBeUndefined();
});
