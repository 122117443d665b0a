import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'

import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'

import type { S3Settings } from '../env'
import { StorageDownError } from './errors'
import { attachment, checkFolder, checkKey, typeOfKey } from './keys'
import { MAX_SIGNED_SECONDS } from './signed'
import type { Storage } from './types'

/** A visitor waits no longer than this, in milliseconds, for a storage that is away. */
const CONNECTION_TIMEOUT_MS = 2000
const REQUEST_TIMEOUT_MS = 15_000
/** A job waits that long for a large file to be taken. */
const LARGE_FILE_TIMEOUT_MS = 600_000

/** A file that is not there; a bucket that is not there is a fault of the storage. */
const isAbsence = (error: unknown): boolean =>
  error instanceof Error && ['NoSuchKey', 'NotFound'].includes(error.name)

/** What the storage answers; `null` when there is no such file. */
async function asked<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work
  } catch (error) {
    if (isAbsence(error)) return null
    throw new StorageDownError(error)
  }
}

/** Files in a bucket of an object storage that speaks S3. */
export function s3Storage(settings: S3Settings): Storage {
  const { bucket: Bucket, region, endpoint, forcePathStyle } = settings
  const client = new S3Client({
    region,
    endpoint,
    forcePathStyle,
    credentials: {
      accessKeyId: settings.accessKeyId,
      secretAccessKey: settings.secretAccessKey,
    },
    maxAttempts: 2,
    // The newer checksums are not understood by every storage that speaks S3.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: CONNECTION_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      throwOnRequestTimeout: true,
    },
  })
  const get = (key: string) =>
    asked(client.send(new GetObjectCommand({ Bucket, Key: checkKey(key) })))

  async function page(Prefix: string, token?: string): Promise<string[]> {
    const command = new ListObjectsV2Command({ Bucket, Prefix, ContinuationToken: token })
    const answer = await asked(client.send(command))
    const keys = (answer?.Contents ?? []).flatMap(({ Key }) => (Key ? [Key] : []))
    const next = answer?.IsTruncated ? answer.NextContinuationToken : undefined
    return next ? [...keys, ...(await page(Prefix, next))] : keys
  }

  const put = (key: string, Body: Uint8Array | Readable, ContentLength: number) =>
    new PutObjectCommand({
      Bucket,
      Key: checkKey(key),
      Body,
      ContentLength,
      ContentType: typeOfKey(key),
      // Names of public files are never given twice.
      CacheControl: key.startsWith('public/') ? 'public, max-age=31536000, immutable' : 'no-store',
    })

  return {
    async write(key, bytes) {
      await client.send(put(key, bytes, bytes.length)).catch((error: unknown) => {
        throw new StorageDownError(error)
      })
    },
    async writeFrom(key, file) {
      checkKey(key)
      try {
        const { size } = await stat(file)
        const command = put(key, createReadStream(file), size)
        await client.send(command, { requestTimeout: LARGE_FILE_TIMEOUT_MS })
      } catch (error) {
        throw new StorageDownError(error)
      }
    },
    async read(key) {
      const answer = await get(key)
      if (!answer?.Body) return null
      const bytes = await asked(answer.Body.transformToByteArray())
      return bytes && Buffer.from(bytes)
    },
    async open(key) {
      const answer = await get(key)
      if (!answer?.Body) return null
      const stream = answer.Body.transformToWebStream() as ReadableStream<Uint8Array>
      return { stream, size: answer.ContentLength ?? 0, type: typeOfKey(key) }
    },
    async exists(key) {
      const command = new HeadObjectCommand({ Bucket, Key: checkKey(key) })
      return (await asked(client.send(command))) !== null
    },
    list: async (folder) => (await page(`${checkFolder(folder)}/`)).sort(),
    async remove(key) {
      await asked(client.send(new DeleteObjectCommand({ Bucket, Key: checkKey(key) })))
    },
    signedUrl: (key, { seconds, fileName }) =>
      getSignedUrl(
        client,
        new GetObjectCommand({
          Bucket,
          Key: checkKey(key),
          ResponseContentType: typeOfKey(key),
          ResponseContentDisposition: attachment(fileName),
          ResponseCacheControl: 'private, no-store',
        }),
        { expiresIn: Math.min(seconds, MAX_SIGNED_SECONDS) },
      ),
    async signedUpload(key, { size, type, seconds }) {
      const command = new PutObjectCommand({
        Bucket,
        Key: checkKey(key),
        ContentLength: size,
        ContentType: type,
      })
      const url = await getSignedUrl(client, command, {
        expiresIn: Math.min(seconds, MAX_SIGNED_SECONDS),
        // Both are part of the signature: another size or type is another request.
        signableHeaders: new Set(['content-length', 'content-type', 'host']),
      })
      return { url, headers: { 'content-type': type } }
    },
    async check() {
      await client.send(new HeadBucketCommand({ Bucket }))
    },
  }
}
