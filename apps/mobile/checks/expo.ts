import { execFileSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/** The folder of the app. */
export const home = join(__dirname, '..')

const { resolve } = createRequire(__filename)

/** Expo asks no questions and uses no network. */
const env = { ...process.env, CI: '1', EXPO_OFFLINE: '1', EXPO_NO_TELEMETRY: '1' }

/** The output of an Expo command. Where the command fails, the error contains its output. */
export function expo(args: readonly string[], folder = home): string {
  return run('expo/bin/cli', args, folder)
}

/** The source folders of the native libraries that an Android build links. */
export function androidLibraries(): string[] {
  const options = ['--platform', 'android', '--json']
  const linked = (command: string) => JSON.parse(run('expo/bin/autolinking', [command, ...options], home)) as unknown
  const { modules } = linked('resolve') as { modules: { projects: { sourceDir: string }[] }[] }
  const { dependencies } = linked('react-native-config') as {
    dependencies: Record<string, { platforms: { android: { sourceDir: string } | null } }>
  }
  return [
    ...modules.flatMap(({ projects }) => projects.map(({ sourceDir }) => sourceDir)),
    ...Object.values(dependencies).flatMap(({ platforms }) => platforms.android?.sourceDir ?? []),
  ]
}

function run(program: string, args: readonly string[], cwd: string): string {
  return execFileSync(process.execPath, [resolve(program), ...args], { cwd, env, encoding: 'utf8', stdio: 'pipe' })
}
