import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addressesIn } from './addresses.mjs'

const face = { netmask: '', mac: '', internal: false, cidr: null }

test('other devices reach this machine by its addresses in the network, not by its own loopback', () => {
  const interfaces = {
    lo: [{ ...face, address: '127.0.0.1', family: /** @type {const} */ ('IPv4'), internal: true }],
    wifi: [
      { ...face, address: '192.168.1.7', family: /** @type {const} */ ('IPv4') },
      { ...face, address: 'fe80::1', family: /** @type {const} */ ('IPv6'), scopeid: 1 },
    ],
  }
  assert.deepEqual(addressesIn(interfaces, 4173), ['http://192.168.1.7:4173/'])
})
