import { chromium } from '@playwright/test'
const base='http://localhost:4104'
const b=await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox','--disable-gpu','--disable-dev-shm-usage']})
const c0=await b.newContext({locale:'fr-FR'});const api=c0.request
const H={origin:base,'content-type':'application/json'}
for(let i=0;i<60;i++){try{const r=await api.get(base+'/api/health');if(r.ok())break}catch{}await new Promise(r=>setTimeout(r,2000))}
let r=await api.post(base+'/api/auth/login',{headers:H,data:{email:'moderateur@exemple.fr',password:'Demo-Patte-2026'},timeout:120000});console.log('login',r.status())
const S='refuge-des-quatre-vents'
const list=await (await api.get(base+'/api/animals?limit=50')).json()
const own=list.data.filter(x=>x.shelter.slug===S&&['CAT','DOG'].includes(x.species)&&!x.isReserved);const a=own[1]??own[0];console.log(a.name)
const go=async(name,path,w,act)=>{const c=await b.newContext({viewport:{width:w,height:w<500?844:900},locale:'fr-FR'});const p=await c.newPage();p.on('pageerror',e=>console.log(name,'ERR',String(e).slice(0,900)));p.on('console',m=>m.type()==='error'&&console.log(name,'console',m.text().slice(0,1500)));try{const r=await p.goto(base+path,{timeout:180000});console.log(name,r.status());if(act)await act(p);await p.waitForTimeout(500);console.log(name,'overflow',await p.evaluate(()=>document.documentElement.scrollWidth-innerWidth));await p.screenshot({path:`/tmp/shot-${name}.png`,fullPage:true})}catch(e){console.log(name,'FAIL',String(e).slice(0,700));await p.screenshot({path:`/tmp/shot-${name}.png`})}await c.close()}
await go('adopter390',`/shelter/${S}/animals/${a.id}/adopter`,390)
r=await api.post(`${base}/api/shelter/${S}/adoption-requests`,{headers:H,data:{animal:a.id,name:'Zoé Lévêque',email:'zoe'+Date.now()+'@exemple.fr',phone:'06 39 98 00 12'},timeout:120000});let d=await r.json();console.log('open',r.status(),d.error)
const id=d.data.id,track=d.data.trackingUrl.replace(/^https?:\/\/[^/]+/,'')
const mv=async(from,to,more={})=>{const r=await api.post(`${base}/api/shelter/${S}/adoption-requests/${id}/move`,{headers:H,data:{from,to,...more},timeout:120000});const j=await r.json();console.log(from,to,r.status(),j.error??'')}
await mv('PENDING','IN_REVIEW');await mv('IN_REVIEW','MEETING')
await go('meeting1280',track,1280)
await mv('MEETING','APPROVED');await mv('APPROVED','CERTIFICATE')
await go('signed390',track,390,async p=>{await p.waitForTimeout(1000);await p.getByLabel('Votre prénom et votre nom').fill('Zoé Lévêque');await p.getByLabel(/Je m’engage/).check({timeout:8000});await p.getByRole('button',{name:'Signer le certificat'}).click();await p.waitForURL(/fait=/,{timeout:60000})})
await go('withdraw390',track,390,async p=>{await p.locator('summary',{hasText:'Retirer ma demande'}).click();await p.screenshot({path:'/tmp/shot-withdraw-open.png'});await p.getByRole('button',{name:'Oui, retirer ma demande'}).click();await p.waitForURL(/fait=/,{timeout:60000})})
await go('withdrawn1280',track,1280)
await b.close()
