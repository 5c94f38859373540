;; The innermost loops of a query over a large segment. Sets are words of 32 documents, their length a
;; multiple of 16 bytes; `$end` and the like are bytes from where a set begins. Compiled into
;; native-loops.generated.ts by `pnpm --filter @mawkib/stock-locator loops`.
(module
  (import "segment" "memory" (memory 1))

  ;; mask = one | other | third
  (func (export "join")
    (param $one i32) (param $other i32) (param $third i32) (param $mask i32) (param $end i32)
    (local $at i32)
    (loop $next
      (v128.store (i32.add (local.get $mask) (local.get $at))
        (v128.or
          (v128.or
            (v128.load (i32.add (local.get $one) (local.get $at)))
            (v128.load (i32.add (local.get $other) (local.get $at))))
          (v128.load (i32.add (local.get $third) (local.get $at)))))
      (br_if $next (i32.lt_u
        (local.tee $at (i32.add (local.get $at) (i32.const 16)))
        (local.get $end)))))

  ;; mask = within & ~without
  (func (export "subtract")
    (param $within i32) (param $without i32) (param $mask i32) (param $end i32)
    (local $at i32)
    (loop $next
      (v128.store (i32.add (local.get $mask) (local.get $at))
        (v128.andnot
          (v128.load (i32.add (local.get $within) (local.get $at)))
          (v128.load (i32.add (local.get $without) (local.get $at)))))
      (br_if $next (i32.lt_u
        (local.tee $at (i32.add (local.get $at) (i32.const 16)))
        (local.get $end)))))

  ;; base = base & mask
  (func (export "narrow") (param $base i32) (param $mask i32) (param $end i32)
    (local $at i32)
    (loop $next
      (v128.store (i32.add (local.get $base) (local.get $at))
        (v128.and
          (v128.load (i32.add (local.get $base) (local.get $at)))
          (v128.load (i32.add (local.get $mask) (local.get $at)))))
      (br_if $next (i32.lt_u
        (local.tee $at (i32.add (local.get $at) (i32.const 16)))
        (local.get $end)))))

  ;; hits = what of base is in all of a to e; once = what is in all but one of them
  (func (export "beginMasks")
    (param $a i32) (param $b i32) (param $c i32) (param $d i32) (param $e i32)
    (param $base i32) (param $hits i32) (param $once i32) (param $end i32)
    (local $at i32)
    (local $a1 v128) (local $b1 v128) (local $c1 v128) (local $both v128)
    (local $passed v128) (local $failed v128)
    (local $d1 v128) (local $e1 v128) (local $last v128)
    (loop $next
      (local.set $a1 (v128.load (i32.add (local.get $a) (local.get $at))))
      (local.set $b1 (v128.load (i32.add (local.get $b) (local.get $at))))
      (local.set $c1 (v128.and
        (v128.load (i32.add (local.get $c) (local.get $at)))
        (v128.load (i32.add (local.get $base) (local.get $at)))))
      (local.set $both (v128.and (local.get $a1) (local.get $b1)))
      (local.set $passed (v128.and (local.get $both) (local.get $c1)))
      (local.set $failed (v128.or
        (v128.andnot
          (v128.and (local.get $both) (v128.load (i32.add (local.get $base) (local.get $at))))
          (local.get $c1))
        (v128.and (v128.xor (local.get $a1) (local.get $b1)) (local.get $c1))))
      (local.set $d1 (v128.load (i32.add (local.get $d) (local.get $at))))
      (local.set $e1 (v128.load (i32.add (local.get $e) (local.get $at))))
      (local.set $last (v128.and (local.get $d1) (local.get $e1)))
      (v128.store (i32.add (local.get $hits) (local.get $at))
        (v128.and (local.get $passed) (local.get $last)))
      (v128.store (i32.add (local.get $once) (local.get $at))
        (v128.or
          (v128.and (local.get $failed) (local.get $last))
          (v128.and (local.get $passed) (v128.xor (local.get $d1) (local.get $e1)))))
      (br_if $next (i32.lt_u
        (local.tee $at (i32.add (local.get $at) (i32.const 16)))
        (local.get $end)))))

  ;; two masks more for hits and once
  (func (export "addMasks")
    (param $a i32) (param $b i32) (param $hits i32) (param $once i32) (param $end i32)
    (local $at i32) (local $a1 v128) (local $b1 v128) (local $both v128) (local $passed v128)
    (loop $next
      (local.set $a1 (v128.load (i32.add (local.get $a) (local.get $at))))
      (local.set $b1 (v128.load (i32.add (local.get $b) (local.get $at))))
      (local.set $both (v128.and (local.get $a1) (local.get $b1)))
      (local.set $passed (v128.load (i32.add (local.get $hits) (local.get $at))))
      (v128.store (i32.add (local.get $hits) (local.get $at))
        (v128.and (local.get $passed) (local.get $both)))
      (v128.store (i32.add (local.get $once) (local.get $at))
        (v128.or
          (v128.and
            (v128.load (i32.add (local.get $once) (local.get $at)))
            (local.get $both))
          (v128.and (local.get $passed) (v128.xor (local.get $a1) (local.get $b1)))))
      (br_if $next (i32.lt_u
        (local.tee $at (i32.add (local.get $at) (i32.const 16)))
        (local.get $end)))))

  ;; how many documents the words from $from up to $end hold; words are of 32 documents
  (func (export "countWords") (param $bits i32) (param $from i32) (param $end i32) (result i32)
    (local $sum i32)
    (local.set $from (i32.add (local.get $bits) (local.get $from)))
    (local.set $end (i32.add (local.get $bits) (local.get $end)))
    (block $done
      (loop $next
        (br_if $done (i32.gt_u (i32.add (local.get $from) (i32.const 8)) (local.get $end)))
        (local.set $sum (i32.add (local.get $sum)
          (i32.wrap_i64 (i64.popcnt (i64.load align=4 (local.get $from))))))
        (local.set $from (i32.add (local.get $from) (i32.const 8)))
        (br $next)))
    (if (i32.lt_u (local.get $from) (local.get $end))
      (then (local.set $sum (i32.add (local.get $sum)
        (i32.popcnt (i32.load (local.get $from)))))))
    (local.get $sum))

  ;; adds the documents of bits & ~without to the counters of their codes, which are of one byte
  (func (export "countBytes")
    (param $bits i32) (param $without i32) (param $at i32) (param $end i32)
    (param $codes i32) (param $counters i32)
    (local $word i64) (local $first i32) (local $counter i32)
    (loop $next
      (local.set $word (i64.and
        (i64.load (i32.add (local.get $bits) (local.get $at)))
        (i64.xor (i64.load (i32.add (local.get $without) (local.get $at))) (i64.const -1))))
      (if (i64.ne (local.get $word) (i64.const 0))
        (then
          (local.set $first (i32.add (local.get $codes) (i32.shl (local.get $at) (i32.const 3))))
          (loop $document
            (local.set $counter (i32.add (local.get $counters) (i32.shl
              (i32.load8_u (i32.add (local.get $first) (i32.wrap_i64 (i64.ctz (local.get $word)))))
              (i32.const 2))))
            (i32.store (local.get $counter)
              (i32.add (i32.load (local.get $counter)) (i32.const 1)))
            (br_if $document (i64.ne
              (local.tee $word (i64.and
                (local.get $word)
                (i64.sub (local.get $word) (i64.const 1))))
              (i64.const 0))))))
      (br_if $next (i32.lt_u
        (local.tee $at (i32.add (local.get $at) (i32.const 8)))
        (local.get $end)))))

  ;; writes twice the number of each document of bits & ~without, and tells where the list ends
  (func (export "list")
    (param $bits i32) (param $without i32) (param $at i32) (param $end i32) (param $list i32)
    (result i32)
    (local $word i64) (local $first i32)
    (loop $next
      (local.set $word (i64.and
        (i64.load (i32.add (local.get $bits) (local.get $at)))
        (i64.xor (i64.load (i32.add (local.get $without) (local.get $at))) (i64.const -1))))
      (if (i64.ne (local.get $word) (i64.const 0))
        (then
          (local.set $first (i32.shl (local.get $at) (i32.const 3)))
          (loop $document
            (i32.store (local.get $list) (i32.shl
              (i32.add (local.get $first) (i32.wrap_i64 (i64.ctz (local.get $word))))
              (i32.const 1)))
            (local.set $list (i32.add (local.get $list) (i32.const 4)))
            (br_if $document (i64.ne
              (local.tee $word (i64.and
                (local.get $word)
                (i64.sub (local.get $word) (i64.const 1))))
              (i64.const 0))))))
      (br_if $next (i32.lt_u
        (local.tee $at (i32.add (local.get $at) (i32.const 8)))
        (local.get $end))))
    (local.get $list))

  ;; adds the listed documents to the counters of their codes, which are of two bytes
  (func (export "countListed")
    (param $list i32) (param $end i32) (param $codes i32) (param $counters i32)
    (local $counter i32)
    (loop $next
      (local.set $counter (i32.add (local.get $counters) (i32.shl
        (i32.load16_u (i32.add (local.get $codes) (i32.load (local.get $list))))
        (i32.const 2))))
      (i32.store (local.get $counter) (i32.add (i32.load (local.get $counter)) (i32.const 1)))
      (br_if $next (i32.lt_u
        (local.tee $list (i32.add (local.get $list) (i32.const 4)))
        (local.get $end)))))

  ;; the same for two columns at a time: a counter that was just written is waited for, another is not
  (func (export "countListedTwice")
    (param $list i32) (param $end i32) (param $codes i32) (param $others i32) (param $counters i32)
    (local $document i32) (local $counter i32)
    (loop $next
      (local.set $document (i32.load (local.get $list)))
      (local.set $counter (i32.add (local.get $counters) (i32.shl
        (i32.load16_u (i32.add (local.get $codes) (local.get $document)))
        (i32.const 2))))
      (i32.store (local.get $counter) (i32.add (i32.load (local.get $counter)) (i32.const 1)))
      (local.set $counter (i32.add (local.get $counters) (i32.shl
        (i32.load16_u (i32.add (local.get $others) (local.get $document)))
        (i32.const 2))))
      (i32.store (local.get $counter) (i32.add (i32.load (local.get $counter)) (i32.const 1)))
      (br_if $next (i32.lt_u
        (local.tee $list (i32.add (local.get $list) (i32.const 4)))
        (local.get $end))))))
