import config from '@payload-config'
import '@payloadcms/next/css'
import type { ServerFunctionClient } from 'payload'
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts'
import React from 'react'

import { importMap } from './admin/importMap.js'
import '@fontsource-variable/figtree/index.css'
import '@/admin/admin.scss'
import { refuseUnknownFunction } from '@/admin/server-function-names'
import { formState } from '@/admin/server-functions'

type Args = {
  children: React.ReactNode
}

const serverFunction: ServerFunctionClient = async function (args) {
  'use server'
  refuseUnknownFunction(args.name)
  return handleServerFunctions({
    ...args,
    config,
    importMap,
    serverFunctions: { 'form-state': formState },
  })
}

const Layout = ({ children }: Args) => (
  <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
    {children}
  </RootLayout>
)

export default Layout
