import { VOICE_SECONDS } from '../../../../../rules/uploads.ts'

/** Why nothing can be recorded; each is a sentence in the texts. */
export type RecordProblem = 'denied' | 'none' | 'busy' | 'unsupported'

export interface Recording {
  /** Ends it; the file, or null if nothing was recorded. */
  stop: () => Promise<File | null>
  /** Ends it without a file. */
  drop: () => void
}

/** What browsers write, the best first, with the ending of its name. */
const KINDS = [
  ['audio/webm;codecs=opus', 'webm'],
  ['audio/mp4;codecs=mp4a.40.2', 'm4a'],
  ['audio/mp4', 'm4a'],
  ['audio/ogg;codecs=opus', 'ogg'],
] as const
/** Enough for speech. */
const BITS_PER_SECOND = 32_000

function problemOf(error: unknown): RecordProblem {
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied'
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'none'
  return 'busy'
}

/** Asks for the microphone and begins. `onFull` when the longest is reached, after which nothing more is recorded. */
export async function beginRecording(onFull: () => void): Promise<Recording | RecordProblem> {
  // Absent on pages without TLS, and in old browsers.
  const devices = navigator.mediaDevices as MediaDevices | undefined
  const kind = typeof MediaRecorder === 'undefined' ? undefined : KINDS.find(([type]) => MediaRecorder.isTypeSupported(type))
  if (!devices || !kind) return 'unsupported'
  const [type, ending] = kind
  let stream: MediaStream
  try {
    stream = await devices.getUserMedia({ audio: true })
  } catch (error) {
    return problemOf(error)
  }
  const release = () => {
    for (const track of stream.getTracks()) track.stop()
  }
  const pieces: Blob[] = []
  const recorder = new MediaRecorder(stream, { mimeType: type, audioBitsPerSecond: BITS_PER_SECOND })
  recorder.ondataavailable = ({ data }) => pieces.push(data)
  const ended = new Promise<void>((resolve) => {
    recorder.onstop = () => resolve()
  })
  const end = () => {
    clearTimeout(full)
    if (recorder.state !== 'inactive') recorder.stop()
    release()
  }
  const full = setTimeout(() => {
    end()
    onFull()
  }, VOICE_SECONDS * 1000)
  recorder.start()
  return {
    stop: async () => {
      end()
      await ended
      const size = pieces.reduce((sum, piece) => sum + piece.size, 0)
      const name = `voice-${new Date().toISOString().replace(/\D/g, '').slice(0, 14)}.${ending}`
      return size === 0 ? null : new File(pieces, name, { type })
    },
    drop: end,
  }
}
