import { expect, it } from 'vitest'
import { soundOf } from '../../src/features/base/upload/server/sound.ts'
import { randomOf } from '../support/random.ts'
import { m4aVoice, oggVoice, webmVoice } from '../support/voices.ts'

const recordings = { webm: webmVoice(7), m4a: m4aVoice(7), ogg: oggVoice(7) }

it('reads how long a recording plays, and nothing that is cut off', () => {
  for (const [kind, bytes] of Object.entries(recordings)) {
    expect(soundOf(bytes)).toEqual({ kind, seconds: 7 })
    for (const cut of [1, 5, 40]) expect(soundOf(bytes.subarray(0, -cut))).toBeNull()
  }
  for (const none of ['', 'RIFF', '%PDF-1.7', '<html>']) expect(soundOf(Buffer.from(none))).toBeNull()
})

it('ends with an answer on damaged bytes', () => {
  const random = randomOf(1)
  for (const bytes of Object.values(recordings))
    for (let nth = 0; nth < 2_000; nth++) {
      const damaged = Buffer.from(bytes)
      for (let at = 0; at < 5; at++) damaged[random.below(damaged.length)] = random.below(256)
      const sound = soundOf(damaged)
      expect(sound === null || sound.seconds > 0).toBe(true)
    }
})
