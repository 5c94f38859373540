{
  "extends": "./tsconfig.json",
  "compilerOptions": {
    "noEmit": false,
    "emitDeclarationOnly": true,
    "declaration": true,
    "outDir": "dist",
    "rootDir": "src",
    "customConditions": []
  },
  "include": ["src"],
  "exclude": ["src/**/*.test.*", "src/**/*.fixture.*"]
}
