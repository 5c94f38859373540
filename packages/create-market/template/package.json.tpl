{
  "name": "{{id}}",
  "version": "0.0.0",
  "private": true,
  "type": "module",
  "engines": {
    "node": ">=22.22"
  },
  "scripts": {
    "start": "mawkib start",
    "dev": "mawkib dev",
    "build": "mawkib build",
    "test": "tsc && node --test",
    "new": "create-market new"
  },
  {{overrides}}
  "dependencies": {
    {{dependencies}}
    "@react-router/node": "8.4.0",
    "drizzle-orm": "0.45.4",
    "fastify": "5.12.8",
    "react": "19.3.1",
    "react-dom": "19.3.1",
    "react-router": "8.4.0",
    "zod": "4.6.7"
  },
  "devDependencies": {
    "@mawkib/create-market": {{createVersion}},
    "@react-router/dev": "8.4.0",
    "@types/node": "24.13.6",
    "@types/react": "19.3.0",
    "@types/react-dom": "19.3.0",
    "typescript": "7.0.2",
    "vite": "8.3.8"
  }
}
