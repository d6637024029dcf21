/** The command-line arguments with which every script and test starts Chromium. */
export function browserArguments(): string[] {
  const common = ['--disable-dev-shm-usage', '--disable-gpu']
  // Chromium does not start its sandbox as root, the user of most containers.
  return process.getuid?.() === 0 ? ['--no-sandbox', ...common] : common
}
