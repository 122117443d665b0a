import { describe, expect, it, vi } from 'vitest'

vi.stubEnv('DATABASE_URL', 'postgres://test@127.0.0.1:5432/test')
vi.stubEnv('PAYLOAD_SECRET', 'x'.repeat(32))
const { EnvError, parseEnv } = await import('./env')

const good = { DATABASE_URL: 'postgres://u@h/d', PAYLOAD_SECRET: 's'.repeat(32) }
const s3 = {
  S3_REGION: 'fr-par',
  S3_BUCKET: 'images',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'key',
}

describe('parseEnv', () => {
  it('keeps files on the disk until an object storage is described', () => {
    expect(parseEnv(good).s3).toBeNull()
    expect(parseEnv({ ...good, ...s3, S3_FORCE_PATH_STYLE: '1' }).s3).toEqual({
      endpoint: undefined,
      region: 'fr-par',
      bucket: 'images',
      accessKeyId: 'id',
      secretAccessKey: 'key',
      forcePathStyle: true,
    })
  })
  it('takes real payments only when both keys of Stripe are there', () => {
    expect(parseEnv({ ...good, DEMO: '1' }).stripe).toBeNull()
    const keys = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }
    expect(parseEnv({ ...good, ...keys }).stripe).toEqual({
      secretKey: 'sk_test_1',
      webhookSecret: 'whsec_1',
      apiUrl: null,
    })
    const local = parseEnv({ ...good, ...keys, STRIPE_API_URL: 'http://127.0.0.1:9/' }).stripe
    expect(local?.apiUrl?.port).toBe('9')
  })
  it('takes mail of conversations in only when both its domain and its secret are there', () => {
    const whole = { RELAY_DOMAIN: 'relais.fr', RELAY_SECRET: 'r'.repeat(32) }
    expect(parseEnv({ ...good, ...whole }).relay).toEqual({
      domain: 'relais.fr',
      secret: 'r'.repeat(32),
    })
    expect(parseEnv(good).relay).toBeNull()
    expect(() => parseEnv({ ...good, RELAY_DOMAIN: 'relais.fr' })).toThrow(
      /RELAY_SECRET is missing/,
    )
    expect(() => parseEnv({ ...good, ...whole, RELAY_DOMAIN: 'Relais' })).toThrow(/lower case/)
  })
  it('fills in the defaults', () => {
    const env = parseEnv(good)
    expect(env).toMatchObject({ PORT: 3000, DEMO: false, publicUrl: 'http://localhost:3000' })
  })
  it('drops the slash at the end of the public address', () => {
    expect(parseEnv({ ...good, PUBLIC_URL: 'https://a.fr/' }).publicUrl).toBe('https://a.fr')
  })
  it('reads a mail server, in one address or in parts', () => {
    const whole = { SMTP_URL: 'smtps://jo%40x:p%3Aw@mail.fr', EMAIL_FROM: 'Patte <a@b.fr>' }
    expect(parseEnv({ ...good, ...whole }).smtp).toEqual({
      host: 'mail.fr',
      port: 465,
      secure: true,
      auth: { user: 'jo@x', pass: 'p:w' },
      from: { name: 'Patte', address: 'a@b.fr' },
    })
    const parts = { SMTP_HOST: 'mail.fr', SMTP_PORT: '25', EMAIL_FROM: 'a@b.fr' }
    expect(parseEnv({ ...good, ...parts }).smtp).toEqual({
      host: 'mail.fr',
      port: 25,
      secure: false,
      from: { name: 'Patte Blanche', address: 'a@b.fr' },
    })
    expect(parseEnv(good).smtp).toBeNull()
  })
  it.each([
    ['DATABASE_URL', { DATABASE_URL: 'mysql://x' }],
    ['DATABASE_URL', { DATABASE_URL: undefined }],
    ['PAYLOAD_SECRET', { PAYLOAD_SECRET: 'short' }],
    ['PORT', { PORT: 'eighty' }],
    ['PORT', { PORT: '-1' }],
    ['DEMO', { DEMO: 'yes' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'javascript:alert(1)' }],
    ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
    ['SMTP_URL', { SMTP_URL: 'http://mail.fr', EMAIL_FROM: 'a@b.fr' }],
    ['EMAIL_FROM', { SMTP_HOST: 'mail.fr' }],
    ['EMAIL_FROM', { SMTP_HOST: 'mail.fr', EMAIL_FROM: 'a@b.fr\nBcc: c@d.fr' }],
    ['SMTP_HOST', { SMTP_USER: 'jo', SMTP_PASSWORD: 'x' }],
    ['SMTP_PASSWORD', { SMTP_HOST: 'mail.fr', SMTP_USER: 'jo', EMAIL_FROM: 'a@b.fr' }],
    ['CRON_SECRET', { CRON_SECRET: 'short' }],
    ['S3_ENDPOINT', { S3_ENDPOINT: 'ftp://files' }],
    ['S3_SECRET_ACCESS_KEY', { ...s3, S3_SECRET_ACCESS_KEY: '' }],
    ['S3_REGION', { ...s3, S3_REGION: undefined }],
    ['STRIPE_SECRET_KEY', { STRIPE_SECRET_KEY: 'pk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }],
    ['STRIPE_SECRET_KEY', { STRIPE_WEBHOOK_SECRET: 'whsec_1' }],
    ['STRIPE_WEBHOOK_SECRET', { STRIPE_SECRET_KEY: 'sk_test_1' }],
    ['STRIPE_API_URL', { STRIPE_API_URL: 'ftp://stripe' }],
    ['S3_BUCKET', { S3_ENDPOINT: 'http://files' }],
  ])('names %s when it is wrong', (name, wrong) => {
    const parse = () => parseEnv({ ...good, ...wrong })
    expect(parse).toThrow(EnvError)
    expect(parse).toThrow(new RegExp(`^ {2}${name} `, 'm'))
  })
})
