# @mawkib/{{key}}

{{title}}: what it is for, in one sentence.

```ts
import { name } from '@mawkib/{{key}}';
```
