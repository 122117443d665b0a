import { z } from 'zod'

const flag = z
  .enum(['0', '1'], { error: 'must be 0 or 1' })
  .default('0')
  .transform((value) => value === '1')

const positive = (fallback: number) =>
  z.coerce.number({ error: 'must be a number' }).int().positive().default(fallback)

/** A name without quotes nor line breaks, and an address; or the address alone. */
const SENDER = /^(?:([^<>"\r\n]+?)\s*<([^\s<>@]+@[^\s<>@]+)>|([^\s<>@]+@[^\s<>@]+))$/

/** The whole configuration of the program; nothing else reads `process.env`. */
const schema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  /** TCP port of the web server. */
  PORT: positive(3000),
  /** Public origin without a trailing slash; links in pages and the CSRF check use it. */
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http(s) address' })
    .transform((value) => value.replace(/\/+$/, ''))
    .optional(),
  DATABASE_URL: z
    .string({ error: 'is missing: give a postgres:// address' })
    .regex(/^postgres(ql)?:\/\//, 'must start with postgres://'),
  DATABASE_POOL_SIZE: positive(10),
  /** Milliseconds after which Postgres cancels one statement. */
  DATABASE_STATEMENT_TIMEOUT_MS: positive(15_000),
  PAYLOAD_SECRET: z
    .string({ error: 'is missing: give a random text of 32 characters or more' })
    .min(32, 'must have 32 characters or more'),
  /** Folder of uploaded files when no object storage is configured. */
  STORAGE_DIR: z.string().min(1).default('.data/files'),
  /** Address of an object storage that is not Amazon's own. */
  S3_ENDPOINT: z.url({ protocol: /^https?$/, error: 'must be an http(s) address' }).optional(),
  S3_REGION: z.string().optional(),
  S3_BUCKET: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  /** 1 puts the bucket in the path instead of the host name (MinIO and others). */
  S3_FORCE_PATH_STYLE: flag,
  /** Mail server, as smtp://user:password@host:587 or smtps://…; or in parts below. */
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp(s):// address' }).optional(),
  SMTP_HOST: z.string().optional(),
  /** 465 speaks TLS from the first word; the others begin in the clear, then STARTTLS. */
  SMTP_PORT: positive(587),
  SMTP_USER: z.string().optional(),
  SMTP_PASSWORD: z.string().optional(),
  /** Sender of every message: `Patte Blanche <bonjour@exemple.fr>`, or the address alone. */
  EMAIL_FROM: z
    .string()
    .regex(SENDER, 'must be an address, or a name followed by <address>')
    .optional(),
  /** Key of the platform's own account at Stripe; without it nobody can give. */
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_\S+$/, 'must begin with sk_ or rk_')
    .optional(),
  /** By which Stripe signs what it says to /api/cms/stripe/webhooks. */
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\S+$/, 'must begin with whsec_')
    .optional(),
  /** Another address of Stripe's API, such as that of a test server. */
  STRIPE_API_URL: z.url({ protocol: /^https?$/, error: 'must be an http(s) address' }).optional(),
  /** Domain whose mail arrives at /api/relay/inbound: people then answer messages by mail. */
  RELAY_DOMAIN: z
    .string()
    .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'must be a domain in lower case')
    .optional(),
  /** By which whatever receives that mail signs what it passes on. */
  RELAY_SECRET: z.string().min(32, 'must have 32 characters or more').optional(),
  /** 1 shows goals in euros on campaigns: for an operator on the register of such platforms. */
  CAMPAIGN_GOALS: flag,
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  /** 1 enables demo accounts and the /dev pages; never in production. */
  DEMO: flag,
  /** 1 runs the migrations when the server starts (containers, where no other step does). */
  MIGRATE_ON_START: flag,
  /** 1 closes everything but /api/health: people read a page of ours, programs a 503. */
  MAINTENANCE: flag,
  /** Address of the national geocoder's search call; `off`: only the table of communes. */
  GEOCODER_URL: z
    .union([z.literal('off').transform(() => null), z.url({ protocol: /^https?$/ })], {
      error: 'must be an http(s) address, or off',
    })
    .default('https://data.geopf.fr/geocodage/search'),
  /** Lets a cron of the host run due jobs: `Authorization: Bearer …` on /api/internal/jobs. */
  CRON_SECRET: z.string().min(32, 'must have 32 characters or more').optional(),
  /** Number of proxies in front of the server whose X-Forwarded-For is believed. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(5).default(0),
})

type Values = z.infer<typeof schema>

const S3_NEEDED = ['S3_REGION', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

/** An object storage that speaks S3. */
export type S3Settings = {
  endpoint: string | undefined
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
  forcePathStyle: boolean
}

/** The server that delivers mail. */
export type SmtpSettings = {
  host: string
  port: number
  /** TLS from the first word. */
  secure: boolean
  auth?: { user: string; pass: string }
  from: { name: string; address: string }
}

/** The platform's account at Stripe. */
type StripeSettings = {
  secretKey: string
  webhookSecret: string
  /** `null` is Stripe's own. */
  apiUrl: URL | null
}

/** Mail that comes in for conversations. */
type RelaySettings = { domain: string; secret: string }

export type Env = Values & {
  publicUrl: string
  /** `null` keeps files on the local disk. */
  s3: S3Settings | null
  /** `null` keeps messages in the database. */
  smtp: SmtpSettings | null
  /** `null` takes no real payment. */
  stripe: StripeSettings | null
  /** `null`: people answer on the page alone. */
  relay: RelaySettings | null
}

/** Thrown at start when a variable is missing or wrong; the message names each of them. */
export class EnvError extends Error {}

/**
 * The object storage: all of it, or none.
 * @throws {EnvError} that names what is missing
 */
function s3Of(values: Values): S3Settings | null {
  const isWanted = values.S3_ENDPOINT || S3_NEEDED.some((name) => values[name])
  if (!isWanted) return null
  const missing = S3_NEEDED.filter((name) => !values[name])
  if (missing.length > 0) {
    const lines = missing.map((name) => `  ${name} is missing: S3 needs ${S3_NEEDED.join(', ')}`)
    throw new EnvError(`Wrong configuration:\n${lines.join('\n')}`)
  }
  return {
    endpoint: values.S3_ENDPOINT,
    region: values.S3_REGION ?? '',
    bucket: values.S3_BUCKET ?? '',
    accessKeyId: values.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: values.S3_SECRET_ACCESS_KEY ?? '',
    forcePathStyle: values.S3_FORCE_PATH_STYLE,
  }
}

/** The name and the address of `EMAIL_FROM`. */
function senderOf(from: string): SmtpSettings['from'] {
  const [, name, address, alone] = SENDER.exec(from) ?? []
  return { name: name?.trim() ?? 'Patte Blanche', address: address ?? alone ?? '' }
}

/**
 * The mail server: whole, or none.
 * @throws {EnvError} that names what is missing
 */
function smtpOf(values: Values): SmtpSettings | null {
  const { SMTP_URL, SMTP_HOST, SMTP_USER, SMTP_PASSWORD, EMAIL_FROM } = values
  const wrong = (line: string) => new EnvError(`Wrong configuration:\n  ${line}`)
  if (!SMTP_URL && !SMTP_HOST) {
    if (!SMTP_USER && !SMTP_PASSWORD) return null
    throw wrong('SMTP_HOST is missing: give it, or SMTP_URL')
  }
  if (SMTP_URL && SMTP_HOST) throw wrong('SMTP_URL and SMTP_HOST say the same thing: give one')
  if (!EMAIL_FROM) throw wrong('EMAIL_FROM is missing: messages need the address of their sender')
  if (SMTP_USER && !SMTP_PASSWORD) throw wrong('SMTP_PASSWORD is missing beside SMTP_USER')
  const url = SMTP_URL ? new URL(SMTP_URL) : null
  const secure = url ? url.protocol === 'smtps:' : values.SMTP_PORT === 465
  const user = url ? decodeURIComponent(url.username) : SMTP_USER
  const pass = url ? decodeURIComponent(url.password) : SMTP_PASSWORD
  return {
    host: url?.hostname ?? SMTP_HOST ?? '',
    port: url ? Number(url.port || (secure ? 465 : 587)) : values.SMTP_PORT,
    secure,
    ...(user && { auth: { user, pass: pass ?? '' } }),
    from: senderOf(EMAIL_FROM),
  }
}

/**
 * The account at Stripe: both keys, or none.
 * @throws {EnvError} that names what is missing
 */
function stripeOf(values: Values): StripeSettings | null {
  const { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: secret, STRIPE_API_URL: url } = values
  if (!key && !secret && !url) return null
  const needed = { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: secret }
  const missing = Object.entries(needed).filter(([, value]) => !value)
  if (!key || !secret) {
    const lines = missing.map(([name]) => `  ${name} is missing: Stripe needs both keys`)
    throw new EnvError(`Wrong configuration:\n${lines.join('\n')}`)
  }
  return { secretKey: key, webhookSecret: secret, apiUrl: url ? new URL(url) : null }
}

/**
 * Mail that comes in: both its domain and its secret, or neither.
 * @throws {EnvError} that names what is missing
 */
function relayOf({ RELAY_DOMAIN: domain, RELAY_SECRET: secret }: Values): RelaySettings | null {
  if (!domain && !secret) return null
  if (domain && secret) return { domain, secret }
  const missing = domain ? 'RELAY_SECRET' : 'RELAY_DOMAIN'
  throw new EnvError(`Wrong configuration:\n  ${missing} is missing: mail that comes in needs both`)
}

/**
 * Reads and checks a set of environment variables.
 * @throws {EnvError} with one line for each wrong variable.
 */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const result = schema.safeParse(given)
  if (!result.success) {
    const lines = result.error.issues.map((issue) => `  ${issue.path.join('.')} ${issue.message}`)
    throw new EnvError(`Wrong configuration:\n${lines.join('\n')}`)
  }
  return {
    ...result.data,
    publicUrl: result.data.PUBLIC_URL ?? `http://localhost:${result.data.PORT}`,
    s3: s3Of(result.data),
    smtp: smtpOf(result.data),
    stripe: stripeOf(result.data),
    relay: relayOf(result.data),
  }
}

// An image is built with no database and no secrets: placeholders stand in
// during `next build`, and the real values are checked when the server starts.
const BUILD_PLACEHOLDERS = {
  DATABASE_URL: 'postgres://build@127.0.0.1:1/build',
  PAYLOAD_SECRET: 'only-while-building-never-at-run-time',
}

const isBuilding = process.env.NEXT_PHASE === 'phase-production-build'

export const env: Env = parseEnv(
  isBuilding ? { ...process.env, ...BUILD_PLACEHOLDERS } : process.env,
)
