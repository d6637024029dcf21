/** How Chromium is started wherever we drive it. */
export function browserArguments(): string[] {
  const quiet = ['--disable-dev-shm-usage', '--disable-gpu']
  // Chromium refuses to start its sandbox for root, which is who runs in most containers.
  return process.getuid?.() === 0 ? ['--no-sandbox', ...quiet] : quiet
}
