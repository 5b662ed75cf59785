import { type Config, ConfigError, isLoopback } from '../../../../../platform/server/config.ts'
import { aliyun } from './aliyun.ts'
import { phoneParts, type Sender } from './sender.ts'
import { smtp } from './smtp.ts'
import { templateCodes } from './templates.ts'
import { tencent } from './tencent.ts'
import { twilio } from './twilio.ts'
import { webhook } from './webhook.ts'

export type Channel = 'sms' | 'email'

const built = new WeakMap<Config, Record<Channel, readonly Sender[]>>()

/** The providers of the settings, by channel; those of SMS in the order in which they are tried. A wrong setting throws a ConfigError. */
export function allSenders(config: Config): Record<Channel, readonly Sender[]> {
  const known = built.get(config)
  if (known) return known
  const made = {
    email: config.SMTP_URL ? [smtp({ url: config.SMTP_URL, from: config.MAIL_FROM })] : [],
    sms: (config.SMS_URL ?? '')
      .split(/\s+/)
      .filter(Boolean)
      .map((address) => smsSender(address, config)),
  }
  built.set(config, made)
  return made
}

/** Whether messages of a channel reach anybody: by a provider, or in development by the outbox. */
export const canSend = (config: Config, channel: Channel): boolean =>
  config.HENGDU_ENV === 'development' || allSenders(config)[channel].length > 0

/** Those that carry a message to this address. */
export function sendersTo(config: Config, channel: Channel, to: string): readonly Sender[] {
  const senders = allSenders(config)[channel]
  return channel === 'email' ? senders : senders.filter(({ areas }) => !areas || areas.includes(phoneParts(to).areaCode))
}

/** An address may contain a key, so the error does not repeat it. */
function wrong(scheme: string, what: string): ConfigError {
  return new ConfigError(`Setting SMS_URL is not usable: ${scheme}: ${what}`)
}

function smsSender(address: string, config: Config): Sender {
  const scheme = /^([a-z+]+):/.exec(address)?.[1] ?? ''
  const url = URL.canParse(address) ? new URL(address) : null
  if (!url) throw wrong(scheme, 'an address is needed')
  const part = (text: string) => decodeURIComponent(text)
  const asked = (name: string) => url.searchParams.get(name) ?? undefined
  const needed = (name: string, value: string | undefined): string => {
    if (!value) throw wrong(scheme, `${name} is missing`)
    return value
  }
  const endpoint = (usual: string) => endpointOf(asked('endpoint') ?? usual, scheme, config)
  const areas = asked('areas')?.split(',')
  const account = () => ({ user: needed('the key', part(url.username)), password: needed('the secret', part(url.password)) })
  const set = () => templateCodes(config.SMS_TEMPLATES, part(url.pathname.slice(1)) || 'main')
  switch (scheme) {
    case 'aliyun': {
      const { user: key, password: secret } = account()
      const sign = needed('the signature', part(url.host))
      return aliyun({ key, secret, sign, endpoint: endpoint('https://dysmsapi.aliyuncs.com'), areas }, set())
    }
    case 'tencent': {
      const { user: id, password: key } = account()
      const sign = needed('the signature', part(url.host))
      const app = needed('app', asked('app'))
      const region = asked('region') ?? 'ap-guangzhou'
      return tencent({ id, key, sign, app, region, endpoint: endpoint('https://sms.tencentcloudapi.com'), areas }, set())
    }
    case 'twilio': {
      const { user: sid, password: token } = account()
      return twilio({ sid, token, from: needed('the sender', part(url.host)), endpoint: endpoint('https://api.twilio.com'), areas })
    }
    case 'webhook+https':
    case 'webhook+http': {
      const secret = needed('the secret', part(url.password))
      const target = new URL(address.slice('webhook+'.length))
      target.username = ''
      target.password = ''
      target.searchParams.delete('areas')
      return webhook({ url: endpointOf(target.href, scheme, config), secret, areas })
    }
    default:
      throw wrong(scheme || 'no scheme', 'one of aliyun, tencent, twilio and webhook+https is needed')
  }
}

/** Codes travel over TLS; a program on the same machine may do without. */
function endpointOf(text: string, scheme: string, { HENGDU_ENV }: Config): string {
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url || !/^https?:$/.test(url.protocol)) throw wrong(scheme, 'the endpoint must be an address of https')
  if (HENGDU_ENV === 'production' && url.protocol === 'http:' && !isLoopback(url.hostname))
    throw wrong(scheme, 'the endpoint must be an address of https in production')
  return text.replace(/\/$/, '')
}
