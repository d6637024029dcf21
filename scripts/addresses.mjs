/**
 * The addresses by which other devices in the same network reach a server on this machine.
 * @param {NodeJS.Dict<import('node:os').NetworkInterfaceInfo[]>} interfaces
 * @param {number} port
 * @returns {string[]}
 */
export function addressesIn(interfaces, port) {
  return Object.values(interfaces)
    .flatMap(found => found ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => `http://${address}:${port}/`)
}
