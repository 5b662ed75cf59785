import { expect, it } from 'vitest'
import { isZoneElsewhere } from './typed.ts'

it('points out a zone that is none of the region’s, by whatever name', () => {
  const us = { zone: 'America/New_York', zones: ['America/New_York', 'America/Los_Angeles'] }
  expect(isZoneElsewhere(us, 'America/Los_Angeles')).toBe(false)
  expect(isZoneElsewhere(us, 'Asia/Shanghai')).toBe(true)
  expect(isZoneElsewhere({ zone: 'Asia/Kolkata' }, 'Asia/Calcutta')).toBe(false)
  expect(isZoneElsewhere({ zone: 'Asia/Kolkata' }, 'Asia/Dhaka')).toBe(true)
  for (const area of [undefined, {}]) expect(isZoneElsewhere(area, 'Asia/Shanghai')).toBe(false)
  expect(isZoneElsewhere(us, '')).toBe(false)
})
