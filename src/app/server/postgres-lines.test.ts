import { expect, it } from 'vitest'
import { isForOperators } from './postgres-lines.ts'

const at = '2026-11-27 12:00:00.000 UTC [4711] '

it.each([
  'PANIC:  could not write to file "pg_wal/xlogtemp.1": No space left on device',
  'FATAL:  terminating connection due to administrator command',
  'WARNING:  database "hengdu" must be vacuumed within 1000000 transactions',
  'ERROR:  could not extend file "base/1/2": No space left on device',
  'ERROR:  deadlock detected',
  'ERROR:  invalid page in block 3 of relation base/1/2',
  'LOG:  duration: 2410.113 ms  execute reads: select $1',
])('operators see %s', (line) => expect(isForOperators(at + line)).toBe(true))

it.each([
  'ERROR:  invalid input syntax for type integer: "what somebody typed"',
  'DETAIL:  Key (phone)=(13800000001) already exists.',
  'LOG:  checkpoint starting: time',
])('%s stays out', (line) => expect(isForOperators(at + line)).toBe(false))
