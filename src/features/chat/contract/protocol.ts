import { z } from 'zod'

/** Kinds of chat messages on the socket (source §4): `{code, message}`, numbers and digit strings alike (product §4). */
export const PING = 0
const READY = 1
export const MESSAGE = 2

/** The chat's error codes with both texts (source §8). */
export const chatErrors = {
  7: { cn: '登录状态刷新失败', en: 'flush token error' },
  9: { cn: '连接超时', en: 'timeout' },
  400: { cn: '参数错误', en: 'parameter error' },
  401: { cn: '登录凭证错误', en: 'token error' },
  500: { cn: '服务器错误', en: 'server error' },
} as const
export type ChatError = keyof typeof chatErrors

export const frame = z.object({
  code: z
    .union([z.number(), z.string().regex(/^\d+$/).transform(Number)])
    .pipe(z.union([z.literal(PING), z.literal(READY), z.literal(MESSAGE)])),
  message: z.unknown().optional(),
})

/** A silent socket is closed with code 9 after this time. The client pings well within it. */
export const SILENCE_SECONDS = 60
